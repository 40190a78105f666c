/// What two filled areas are made into.
enum SetOperation {
  case union, intersection, difference, symmetricDifference

  func holds(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .difference: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}
