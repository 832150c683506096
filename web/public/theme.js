// Runs before the first paint, so that the page never flashes in the other theme.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('dreamtable.theme');
  } catch {
    // private windows
  }
  var light = theme ? theme === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
