#!/bin/sh
# Cuts the typeface of our text out of Inter: `cut-text.sh InterVariable.woff2` beside this file makes `inter-text.woff2`.
# Needs fonttools and brotli (pip install fonttools brotli). The source is variable/InterVariable.woff2 of the npm package inter-ui 4.1.1.
set -e
here=$(dirname "$0")
cut=$(mktemp -d)
# The weights that we use, drawn for small sizes.
python3 -m fontTools.varLib.instancer "$1" wght=400:700 opsz=14 -o "$cut/text.ttf"
# Western and central Europe; of Yoruba, Igbo and Hausa the letters with dots, hooks and tones, and the tones by themselves, which any letter can carry.
python3 -m fontTools.subset "$cut/text.ttf" \
  --unicodes=20-7E,A0-FF,100-17F,181,18A,198,199,1B3,1B4,1CD-1D4,1F8,1F9,253,257,2BC,300-304,308,30C,323,1E3E,1E3F,1E44,1E45,1E62,1E63,1EB8,1EB9,1ECA-1ECD,1EE4,1EE5,2013,2014,2018-201A,201C-201E,2022,2026,2032,2033,2039,203A,20A6,20AC,2122,2190-2193,2212,2260,2264,2265 \
  --layout-features=kern,mark,mkmk,ccmp,locl,tnum --no-hinting --name-IDs=0,1,2,5,13,14 --flavor=woff2 \
  --output-file="$here/inter-text.woff2"
rm -r "$cut"
