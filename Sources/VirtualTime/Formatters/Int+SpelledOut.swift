import Foundation

extension Int {
  /// "twenty-one", in English.
  var spelledOut: String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: self)) ?? "\(self)"
  }
}
