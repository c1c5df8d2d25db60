import { readFileSync } from 'node:fs';

/** The places that are named first where there is not room for all: lists of names, the best known first. */
const bestKnown = {
  capitals: 'Abuja|Lagos|Kano|Port Harcourt|Ibadan|Maiduguri|Enugu|Sokoto|Benin City|Kaduna',
  /** No capitals, but people say how far they are from them. */
  towns:
    'Onitsha|Aba|Warri|Zaria|Shagamu|Ijebu-Ode|Ore|Ogbomoso|Oyo|Ile-Ife|Ilesa|Owo|Auchi|Okene|Bida|Kontagora|Funtua|Keffi|Suleja|Gwagwalada|Potiskum|Azare|Mubi|Biu|Numan|Wukari|Nsukka|Okigwe|Ikot Ekpene|Ikom|Ogoja|Sapele|Ughelli|Agbor|Idah|Kabba|Jebba|Mokwa|Tegina|Saki|Epe|Badagry|Nguru|Katsina-Ala',
  districts:
    'Ikeja|Yaba|Surulere|Victoria Island|Lekki|Ikoyi|Lagos Island|Apapa|Oshodi|Ajah|Ikorodu|Festac|Agege|Maryland|Mushin|Badagry|Epe|Gbagada|Ojo|Isolo|Ojota|Ikotun|Abule Egba|Sangotedo|Egbeda|Ebute Metta|Mile 2|Ketu|Wuse|Garki|Maitama|Asokoro|Gwarinpa|Kubwa|Jabi|Lugbe|Nyanya|Zuba|Apo|Utako|Kuje|Bwari|Trans Amadi|Diobu|Port Harcourt GRA|Rumuokoro|Choba|Eleme|Borokiri|Bodija|Dugbe|Challenge|Ojoo|Iwo Road|Apata|Sabon Gari|Nassarawa GRA|Fagge|Tarauni|Sharada|Independence Layout|New Haven|Emene|Ugbowo|Ikpoba Hill|Barnawa|Kawo|Effurun',
} as const;

type Named = { readonly name: string; readonly longitude: string; readonly latitude: string };

/** The capitals of the states, then other towns: `Abuja,7.495,9.058|…`. */
export function towns(): string {
  const capitals = rowsOf('nigeria-states').map(([state = '', capital = '', latitude = '', longitude = '']) => ({
    name: state === 'Lagos' ? state : capital,
    longitude,
    latitude,
  }));
  const wanted = bestKnown.towns.split('|');
  const others = cities()
    .filter(({ country, name }) => country === 'NG' && wanted.includes(name))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
  return listed([...sorted(capitals, bestKnown.capitals), ...sorted(others, bestKnown.towns)]);
}

/** Districts as we search them, then landmarks, each with a star before its name. */
export function districts(): string {
  const rows = rowsOf('nigeria-districts').map(([name = '', kind, , , , latitude = '', longitude = '']) => ({
    // `Peace Park, Jibowu`: on a map one sees where it is.
    name: name.split(', ')[0] ?? name,
    kind,
    longitude,
    latitude,
  }));
  const landmarks = rows.filter(({ kind }) => kind === 'landmark').map((row) => ({ ...row, name: `*${row.name}` }));
  return listed([
    ...sorted(
      rows.filter(({ kind }) => kind === 'district'),
      bestKnown.districts,
    ),
    ...landmarks,
  ]);
}

/** The largest cities of the world outside of Nigeria, for a route from abroad. */
export function worldCities(): string {
  return listed(
    cities()
      .filter(({ country, population }) => country !== 'NG' && population > 2_500_000)
      .sort((one, other) => other.population - one.population),
  );
}

function cities() {
  return rowsOf('cities').map(([country = '', name = '', , latitude = '', longitude = '', population]) => ({
    country,
    name,
    latitude,
    longitude,
    population: Number(population),
  }));
}

function rowsOf(table: 'cities' | 'nigeria-districts' | 'nigeria-states'): string[][] {
  return readFileSync(new URL(`../../apps/api/src/modules/places/data/${table}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

function sorted<T extends Named>(places: readonly T[], names: string): T[] {
  const known = names.split('|');
  const rank = ({ name }: Named) => (known.indexOf(name) + known.length + 1) % (known.length + 1);
  return places.toSorted((one, other) => rank(one) - rank(other));
}

function listed(places: readonly Named[]): string {
  return places.map(({ name, longitude, latitude }) => `${name.replaceAll("'", '’')},${longitude},${latitude}`).join('|');
}
