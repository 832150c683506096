named-ii-41-i1 = Plain Weather
story-plain-weather = The weather report is read out and agrees with the window.
story-clear-night = The stars have been dusted, and one was put back crooked.
story-fog = The fog takes hats at the porch and hands out numbers.
