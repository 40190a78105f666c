(() => {
  'use strict';
  const cards = [...document.querySelectorAll('li')];
  const count = document.getElementById('count');
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');

  // Plays while it is pointed at or has the focus, then shows its still picture again.
  for (const card of document.querySelectorAll('a.card')) {
    const picture = card.querySelector('[data-film]');
    if (!picture) continue;
    const still = picture.getAttribute('src');
    const play = () => { if (!quiet.matches) picture.src = picture.dataset.film; };
    const rest = () => { picture.src = still; };
    card.addEventListener('pointerenter', play);
    card.addEventListener('focus', play);
    card.addEventListener('pointerleave', rest);
    card.addEventListener('blur', rest);
  }

  function search(text) {
    for (const card of cards) {
      const words = card.closest('section').firstElementChild.textContent + card.textContent;
      card.hidden = !words.toLowerCase().includes(text.toLowerCase());
    }
    for (const section of document.querySelectorAll('section')) {
      section.hidden = ![...section.querySelectorAll('li')].some((card) => !card.hidden);
    }
    const left = cards.filter((card) => !card.hidden).length;
    count.textContent = left === cards.length ? `${left} to look at` : `${left} of ${cards.length}`;
  }

  document.getElementById('search').addEventListener('input', (event) => search(event.target.value));
  search('');
})();
