/* Formatters made once, as a careful developer writes them. */
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const score = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatMoney = (amount: number) => money.format(amount);
export const formatScore = (value: number) => score.format(value);
