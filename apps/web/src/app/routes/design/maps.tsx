import { RouteMap } from '../../../features/places/components/route-map.tsx';
import { Specimen } from './specimen.tsx';

function place(label: string, latitude: number, longitude: number) {
  return { label, latitude, longitude, countryCode: 'NG', state: '', city: '' };
}

const yaba = place('Yaba, Lagos', 6.515, 3.378);
const kano = place('Kano, Nigeria', 12, 8.517);
const houston = place('Houston, Texas, United States', 29.76, -95.37);
const near = [place('Ajah, Lagos', 6.467, 3.572)];
const trail = [
  { latitude: 6.51, longitude: 3.38 },
  { latitude: 6.497, longitude: 3.402 },
  { latitude: 6.466, longitude: 3.396 },
  { latitude: 6.446, longitude: 3.42 },
];
const several = [place('Port Harcourt, Rivers', 4.778, 7.013), place('Wuse 2, Abuja', 9.078, 7.477), kano];

/** The same arrays every time: a map is fitted anew when its places change. */
const maps = [
  { name: 'Between states', from: yaba, to: [kano] },
  { name: 'Across town', from: yaba, to: near },
  { name: 'Under way', from: yaba, to: near, here: { latitude: 6.435, longitude: 3.46 }, trail },
  { name: 'In Abuja', from: place('Wuse, Abuja', 9.067, 7.468), to: [place('Kubwa, Abuja', 9.155, 7.322)] },
  { name: 'From abroad', from: houston, to: [yaba] },
  { name: 'Several ends', from: yaba, to: several },
  { name: 'One place', from: kano, to: [] },
  { name: 'Nothing chosen yet', from: null, to: [] },
];

export function Maps() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {maps.map(({ name, ...map }) => (
        <Specimen key={name} name={name}>
          <RouteMap {...map} className="w-full" />
        </Specimen>
      ))}
    </div>
  );
}
