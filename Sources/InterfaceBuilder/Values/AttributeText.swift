/// The text of an attribute, read as what its row wants.
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

  /// A number that can be laid out; the archives' words for the ends of the range count as such.
  var number: Double? {
    guard let value = Double(raw), value.isFinite else { return nil }
    return value
  }

  var whole: Int? { Int(raw) ?? number.flatMap(Int.init(exactly:)) }
}
