import { createHash } from 'node:crypto';
import { testBankCode } from './banks.ts';

/** Names that go together, surname first as banks print them. Nobody real is meant. */
const families = [
  {
    surnames: ['OKAFOR', 'NWOSU', 'EZE', 'OBI', 'ONYEKA', 'NNAMDI', 'UZOR', 'ANYANWU', 'IGWE', 'OKEKE'],
    given: ['CHIDI', 'ADAEZE', 'IFEANYI', 'NGOZI', 'OBINNA', 'AMARACHI', 'KENECHUKWU', 'UCHENNA', 'CHIOMA', 'SOMTO'],
  },
  {
    surnames: ['ADEYEMI', 'BALOGUN', 'OLADIPO', 'FASHOLA', 'AKINOLA', 'OGUNLEYE', 'BAKARE', 'ADESINA', 'OJO', 'AYINDE'],
    given: ['TUNDE', 'FOLAKE', 'SEGUN', 'BISOLA', 'KAYODE', 'YETUNDE', 'DAMILOLA', 'FEMI', 'TEMITOPE', 'KEMI'],
  },
  {
    surnames: ['BELLO', 'MUSA', 'ABUBAKAR', 'DANJUMA', 'SANI', 'IBRAHIM', 'YAKUBU', 'LAWAL', 'GARBA', 'SULEIMAN'],
    given: ['AISHA', 'YUSUF', 'FATIMA', 'AMINU', 'ZAINAB', 'KABIRU', 'HAUWA', 'NASIR', 'MARYAM', 'UMAR'],
  },
  {
    surnames: ['EFFIONG', 'ETIM', 'BASSEY', 'OSAGIE', 'EHIGIATOR', 'TAMUNO', 'IDONIBOYE', 'AKPAN', 'OKON', 'AIGBE'],
    given: ['EMEM', 'UBONG', 'OSAZE', 'ITOHAN', 'INIOBONG', 'TONYE', 'EDIDIONG', 'EFOSA', 'IDARA', 'BOMA'],
  },
] as const;

/** The holder of an account: always the same for the same bank and number. */
export function accountNameOf(bankCode: string, accountNumber: string): string {
  if (bankCode === testBankCode) return `TEST ACCOUNT ${accountNumber}`;
  const digest = createHash('sha256').update(`${bankCode}/${accountNumber}`).digest();
  const pick = <Item>(list: readonly Item[], byte: number) => list[digest.readUInt8(byte) % list.length];
  const family = pick(families, 0) ?? families[0];
  const first = digest.readUInt8(2) % family.given.length;
  const second = (first + 1 + (digest.readUInt8(3) % (family.given.length - 1))) % family.given.length;
  return [pick(family.surnames, 1), family.given[first], family.given[second]].join(' ');
}
