export { BusinessPrices } from './components/business-prices.tsx';
