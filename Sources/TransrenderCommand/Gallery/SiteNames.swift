/// Names of a site's files: plain letters, none twice.
struct SiteNames {
  private var taken: Set<String> = []

  /// How many pages there are.
  var count: Int { taken.count }

  /// Such as `films/Examples-sheet`.
  mutating func next(_ folder: String, _ path: String) -> String {
    let plain = path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let base = folder + "/" + String(plain.prefix(80))
    var name = base
    var number = 2
    // Some file systems do not tell small letters from large ones.
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
