/// Unique file names of plain letters for a site.
struct SiteNames {
  private var taken: Set<String> = []

  /// The number of names so far.
  var count: Int { taken.count }

  /// The next name, such as `films/Examples-sheet`.
  mutating func next(in folder: String, for path: String) -> String {
    let plain = path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let base = folder + "/" + String(plain.prefix(80))
    var name = base
    var number = 2
    // Some file systems ignore case.
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
