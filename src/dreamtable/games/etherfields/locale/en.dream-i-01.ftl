card-i-01-x = The Waiting Room
story-i-01-x = Guests are asked to remain seated until they are called. Coats may be kept on; there is no charge for waiting. Whoever has forgotten the name they booked under will be called last, and is kindly requested to find both halves of it before the hands of the clock have met.
rule-i-01-x = Nobody can answer before both halves of the name are found.
