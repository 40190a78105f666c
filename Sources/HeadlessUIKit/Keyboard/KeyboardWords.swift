/// The words on the keys of a language's keyboard.
struct KeyboardWords {
  private let words: [String]

  /// Other languages have the English words, as they have the English letters.
  init(_ request: KeyboardRequest) {
    let language = KeyboardLetters.language(of: request)
    words = Self.languages[language] ?? Self.english
  }

  var space: String { words[0] }

  func title(of key: UIReturnKeyType) -> String {
    switch key {
    case .default: words[1]
    case .go: words[2]
    case .google, .yahoo, .search: words[3]
    case .done: words[4]
    case .next: words[5]
    case .send: words[6]
    case .join: words[7]
    case .route: words[8]
    case .continue: words[9]
    case .emergencyCall: words[10]
    }
  }

  private static let english = [
    "space", "return", "go", "search", "done", "next", "send", "join", "route", "continue",
    "Emergency Call",
  ]

  // [W] The first five of most languages as people have collected them for KeyboardKit
  // (github.com/KeyboardKit/KeyboardKit, its localized strings); [I] all others.
  static let languages: [String: [String]] = [
    "de": [
      "Leerzeichen", "Return", "Öffnen", "Suchen", "Fertig", "Weiter", "Senden", "Verbinden",
      "Route", "Fortfahren", "Notruf",
    ],
    "fr": [
      "espace", "retour", "accéder", "rechercher", "terminé", "suivant", "envoyer", "rejoindre",
      "itinéraire", "continuer", "Appel d’urgence",
    ],
    "es": [
      "espacio", "intro", "ir", "buscar", "aceptar", "siguiente", "enviar", "conectar", "ruta",
      "continuar", "Llamada de emergencia",
    ],
    "sv": [
      "mellanslag", "retur", "OK", "sök", "klar", "nästa", "skicka", "anslut", "rutt", "fortsätt",
      "Nödsamtal",
    ],
    "da": [
      "Mellemrum", "Retur", "Gå", "Søg", "OK", "Næste", "Send", "Opret forbindelse", "Rute",
      "Fortsæt", "Nødopkald",
    ],
    "nb": [
      "mellomrom", "retur", "gå", "søk", "ferdig", "neste", "send", "koble til", "rute",
      "fortsett", "Nødanrop",
    ],
    "fi": [
      "väli", "rivinvaihto", "avaa", "etsi", "valmis", "seuraava", "lähetä", "liity", "reitti",
      "jatka", "Hätäpuhelu",
    ],
    "ru": [
      "Пробел", "Ввод", "Перейти", "Найти", "Готово", "Далее", "Отправить", "Подкл.", "Маршрут",
      "Продолжить", "Экстренный вызов",
    ],
    "uk": [
      "Пробіл", "Ввід", "Перейти", "Пошук", "Готово", "Далі", "Надіслати", "Приєднатися",
      "Маршрут", "Продовжити", "Екстрений виклик",
    ],
    "el": [
      "διάστημα", "Επιστροφή", "Μετάβαση", "Εύρεση", "Τέλος", "Επόμενο", "Αποστολή", "Σύνδεση",
      "Διαδρομή", "Συνέχεια", "Κλήση ανάγκης",
    ],
    "he": [
      "רווח", "חזור", "המשך", "חפש", "סיים", "הבא", "שלח", "הצטרף", "מסלול", "המשך", "שיחת חירום",
    ],
    "ar": [
      "مسافة", "إدخال", "اذهب", "بحث", "تم", "التالي", "إرسال", "انضمام", "المسار", "متابعة",
      "مكالمة طوارئ",
    ],
  ]
}
