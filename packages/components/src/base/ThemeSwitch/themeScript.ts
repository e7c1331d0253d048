/**
 * Source of a script for `<head>`, before all styles: applies the stored theme before the first paint.
 * `<script>{themeScript}</script>` in Astro, `dangerouslySetInnerHTML={{ __html: themeScript }}` in React, where
 * `<html>` also needs `suppressHydrationWarning`: the script sets its `data-theme` before React hydrates.
 */
export const themeScript = "try{const t=localStorage['mr-theme'];if(t)document.documentElement.dataset.theme=t}catch{}";
