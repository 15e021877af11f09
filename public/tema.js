// Runs before the first paint, so that no page flashes in another theme. A file of its own because
// the content security policy refuses inline scripts. The key is the one of src/shell/theme/root.ts.
try {
  const tema = JSON.parse(localStorage.getItem('quadra.tema') ?? 'null');
  if (tema?.scuro === true) document.documentElement.classList.add('app-dark');
  if (/^#[0-9a-f]{6}$/.test(tema?.sfondo)) document.documentElement.style.background = tema.sfondo;
} catch {
  // Storage blocked or unreadable: the light theme is the default.
}
