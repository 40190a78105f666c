import UIKit

/// Says nothing of actors, as helpers and tests of before Swift 6 do.
enum UnannotatedHelpers {
  static func save(_ picture: UIImage) {
    UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
  }

  static func guesses(_ word: String) -> [String]? {
    let range = NSRange(location: 0, length: 1)
    return UITextChecker().guesses(forWordRange: range, in: word, language: "en_US")
  }

  static func height(_ answer: CGFloat?) -> CGFloat? {
    OptionalRequirement.answer(to: "tableView(_:heightForRowAt:)", answer)
  }
}
