import Foundation

/// Takes a full name apart: a title, the given names, the family name, and what follows it.
struct PersonNameReader {
  private var words: [String]

  private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
  private static let endings: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  init(_ text: String) {
    words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  var components: PersonNameComponents? {
    guard !words.isEmpty else { return nil }
    var (rest, name) = (words[...], PersonNameComponents())
    if rest.count > 1, Self.titles.contains(plain(rest.first)) {
      name.namePrefix = rest.removeFirst()
    }
    if rest.count > 2, Self.endings.contains(plain(rest.last)) {
      name.nameSuffix = rest.removeLast()
    }
    name.givenName = rest.popFirst()
    name.familyName = rest.popLast()
    if !rest.isEmpty { name.middleName = rest.joined(separator: " ") }
    return name
  }

  private func plain(_ word: String?) -> String {
    (word ?? "").lowercased().replacingOccurrences(of: ".", with: "")
  }
}
