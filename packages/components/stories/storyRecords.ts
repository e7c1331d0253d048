/** Stories as a page hands them to `StoryRow` and `StoryViewer`. */
export const stories = [
  ['berry-week', 'Berry week', 'Red until\nSunday', 'Strawberries, cherries and the last blueberries of the hill.'],
  [
    'bread-at-seven',
    'Bread at seven',
    'Still too hot\nto slice',
    'Rye, spelt and a baguette that never makes it home.',
  ],
  ['off-the-boat', 'Off the boat', 'Ice, lemon,\nnothing else', 'Prawns and plaice from two boats.'],
  ['ramen-night', 'Ramen night', 'Two bowls,\nnine minutes', 'Miso broth, an egg, and the chopsticks in the box.'],
  ['whole-beans', 'Whole beans', 'Roasted on\nWednesday', 'Ground by you, five minutes before you need it.'],
  ['slow-breakfast', 'Slow breakfast', 'No alarm\ntoday', 'Eggs laid yesterday, bacon cut thick.'],
  ['market-greens', 'Market greens', 'Earth still\non it', 'Pulled in the morning. Rinse twice, cook once.'],
  ['sweet-shelf', 'Sweet shelf', 'One for\nthe way', 'Boiled in copper by people who count their fingers.'],
].map(([id = '', title = '', headline = '', description = '']) => ({
  id,
  title,
  headline,
  description,
  image: `/images/stories/${id}-small.webp`,
  imageBig: `/images/stories/${id}.webp`,
  href: `#${id}`,
  buttonText: 'See the products',
  shop: { name: 'Word Wide Wishes', profilePicture: '/images/shops/word-wide-wishes-avatar.webp' },
}));
