import { headline, sentence } from './headline.ts';
import { questions } from './welcome-text.ts';

/** What search engines read of the front door. The server puts its own address in the place of `origin`. */
export function structuredData(origin: string): object {
  const house = {
    '@type': 'Organization',
    '@id': `${origin}/#house`,
    name: 'Waybill',
    url: `${origin}/welcome`,
    logo: `${origin}/icons/icon-512.png`,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      house,
      {
        '@type': 'Service',
        name: headline,
        description: sentence,
        serviceType: 'Parcel delivery',
        areaServed: { '@type': 'Country', name: 'Nigeria' },
        provider: { '@id': house['@id'] },
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, passages }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: passages.flat().join(' ') },
        })),
      },
    ],
  };
}
