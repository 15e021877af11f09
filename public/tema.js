// Runs before the first paint, so that a dark page does not flash white. A file of its own because
// the content security policy refuses inline scripts. The key is the one of src/state/tema.ts.
try {
  const tema = JSON.parse(localStorage.getItem('quadra.tema') ?? 'null');
  if (tema?.dark === true) document.documentElement.classList.add('app-dark');
} catch {
  // Storage blocked or unreadable: the light theme is the default.
}
