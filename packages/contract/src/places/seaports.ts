import { distanceKm, type Spot } from './distance.ts';

/** A place this near to a port is served by it. */
export const portKm = 60;

// Ports that take ordinary cargo, to a tenth of a degree: Nigeria's own, then those that parcels from here go to.
const seaports: readonly (readonly [latitude: number, longitude: number])[] = [
  [6.4, 3.4], // Lagos: Apapa, Tin Can
  [6.4, 4.0], // Lekki
  [5.5, 5.7], // Warri
  [4.8, 7.0], // Port Harcourt
  [4.7, 7.2], // Onne
  [5.0, 8.3], // Calabar
  [6.4, 2.4], // Cotonou
  [6.1, 1.3], // Lomé
  [5.6, 0.0], // Tema
  [4.9, -1.8], // Takoradi
  [5.3, -4.0], // Abidjan
  [6.3, -10.8], // Monrovia
  [8.5, -13.2], // Freetown
  [9.5, -13.7], // Conakry
  [13.5, -16.6], // Banjul
  [14.7, -17.4], // Dakar
  [4.0, 9.7], // Douala
  [3.7, 8.8], // Malabo
  [0.4, 9.4], // Libreville
  [-4.8, 11.9], // Pointe-Noire
  [-8.8, 13.2], // Luanda
  [-33.9, 18.4], // Cape Town
  [-29.9, 31.0], // Durban
  [-6.8, 39.3], // Dar es Salaam
  [-4.1, 39.7], // Mombasa
  [11.6, 43.1], // Djibouti
  [31.2, 29.9], // Alexandria
  [33.6, -7.6], // Casablanca
  [35.9, -5.5], // Tangier
  [36.8, 10.2], // Tunis
  [36.8, 3.1], // Algiers
  [38.7, -9.1], // Lisbon
  [41.2, -8.7], // Porto
  [41.3, 2.2], // Barcelona
  [39.4, -0.3], // Valencia
  [36.1, -5.4], // Algeciras
  [43.3, 5.4], // Marseille
  [49.5, 0.1], // Le Havre
  [44.4, 8.9], // Genoa
  [40.8, 14.3], // Naples
  [37.9, 23.6], // Piraeus
  [41.0, 28.9], // Istanbul
  [51.5, 0.3], // London: Tilbury
  [51.9, 1.3], // Felixstowe
  [50.9, -1.4], // Southampton
  [53.4, -3.0], // Liverpool
  [51.5, -2.7], // Bristol
  [53.3, -6.2], // Dublin
  [51.9, 4.3], // Rotterdam
  [51.3, 4.3], // Antwerp
  [53.5, 9.9], // Hamburg
  [53.6, 8.5], // Bremerhaven
  [55.7, 12.6], // Copenhagen
  [57.7, 11.9], // Gothenburg
  [59.9, 10.7], // Oslo
  [60.2, 25.0], // Helsinki
  [54.4, 18.7], // Gdańsk
  [40.7, -74.1], // New York
  [39.3, -76.6], // Baltimore
  [42.3, -71.0], // Boston
  [39.9, -75.1], // Philadelphia
  [36.9, -76.3], // Norfolk
  [32.1, -81.1], // Savannah
  [25.8, -80.2], // Miami
  [29.7, -95.2], // Houston
  [30.0, -90.1], // New Orleans
  [33.7, -118.2], // Los Angeles
  [37.8, -122.3], // Oakland
  [47.6, -122.3], // Seattle
  [49.3, -123.1], // Vancouver
  [45.5, -73.5], // Montreal
  [44.6, -63.6], // Halifax
  [19.2, -96.1], // Veracruz
  [9.4, -79.9], // Colón
  [18.0, -76.8], // Kingston
  [10.4, -75.5], // Cartagena
  [-23.9, -46.3], // Santos
  [-22.9, -43.2], // Rio de Janeiro
  [-34.6, -58.4], // Buenos Aires
  [25.0, 55.1], // Dubai: Jebel Ali
  [21.5, 39.2], // Jeddah
  [25.3, 51.6], // Doha
  [32.8, 35.0], // Haifa
  [18.9, 72.9], // Mumbai
  [13.1, 80.3], // Chennai
  [24.8, 67.0], // Karachi
  [6.9, 79.9], // Colombo
  [3.0, 101.4], // Port Klang
  [1.3, 103.8], // Singapore
  [13.1, 100.9], // Laem Chabang
  [10.8, 106.8], // Ho Chi Minh City
  [-6.1, 106.9], // Jakarta
  [14.6, 121.0], // Manila
  [22.3, 114.2], // Hong Kong
  [22.5, 113.9], // Shenzhen
  [23.1, 113.4], // Guangzhou
  [29.9, 121.8], // Ningbo
  [31.2, 121.6], // Shanghai
  [36.1, 120.3], // Qingdao
  [35.1, 129.0], // Busan
  [35.5, 139.7], // Tokyo
  [-33.9, 151.2], // Sydney
  [-37.8, 144.9], // Melbourne
];

export function hasSeaport(place: Spot): boolean {
  return seaports.some(([latitude, longitude]) => distanceKm(place, { latitude, longitude }) <= portKm);
}
