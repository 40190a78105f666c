extension Array where Element: Hashable {
  /// Each element once, and those that occur again.
  var separatingDuplicates: (unique: [Element], duplicates: [Element]) {
    var known: Set<Element> = []
    var (unique, duplicates): ([Element], [Element]) = ([], [])
    for element in self {
      if known.insert(element).inserted {
        unique.append(element)
      } else {
        duplicates.append(element)
      }
    }
    return (unique, duplicates)
  }
}
