{
  const root = document.documentElement;
  let kept = null;
  try {
    kept = localStorage.getItem('dreamtable-report-theme');
  } catch {
    // Some browsers keep nothing for a page from a file.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => (root.dataset.theme = dark.matches ? 'dark' : 'light');
  if (kept === 'dark' || kept === 'light') root.dataset.theme = kept;
  else {
    follow();
    dark.addEventListener('change', () => root.dataset.chosen || follow());
  }
}
