import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// A default build; only that there are several pages is said.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    rolldownOptions: { input: ['index.html', 'tailwind.html', 'reset-before.html', 'reset-after.html', 'readme.html'] },
  },
});
