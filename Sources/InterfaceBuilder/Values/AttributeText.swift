/// The text of an attribute, converted to the type that its row needs.
struct AttributeText: Hashable, Sendable {
  let raw: String

  /// Interface Builder writes YES and NO.
  var flag: Bool? {
    switch raw {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A finite number; the archive's words for the limits of the range are accepted.
  var number: Double? {
    guard let value = Double(raw), value.isFinite else { return nil }
    return value
  }

  var whole: Int? { Int(raw) ?? number.flatMap(Int.init(exactly:)) }
}
