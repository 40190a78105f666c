/// `_$!<Home>!$_` of a contact is `HOME` on a card, and what is the user's own stays as it is.
enum CardLabel {
  private static let types = [
    CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelOther: "OTHER",
    CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberiPhone: "IPHONE",
    CNLabelPhoneNumberMain: "MAIN", CNLabelPhoneNumberPager: "PAGER",
  ]

  static func type(of label: String) -> String {
    types[label] ?? "\"\(label.filter { $0 != "\"" })\""
  }

  /// The label of the first type that is one, since others only say that a number takes calls.
  static func label(of types: [String]) -> String? {
    for type in types {
      if let known = Self.types.first(where: { $0.value == type.uppercased() }) {
        return known.key
      }
    }
    return types.first { !["VOICE", "INTERNET", "PREF"].contains($0.uppercased()) }
  }
}
