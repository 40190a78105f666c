public import Foundation

public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braced([point.x, point.y])
}

public func NSStringFromCGVector(_ vector: CGVector) -> String {
  braced([vector.dx, vector.dy])
}

public func NSStringFromCGSize(_ size: CGSize) -> String {
  braced([size.width, size.height])
}

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[\(listed([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
}

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced([insets.top, insets.left, insets.bottom, insets.right])
}

public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  braced([insets.top, insets.leading, insets.bottom, insets.trailing])
}

public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braced([offset.horizontal, offset.vertical])
}

public func CGPointFromString(_ string: String) -> CGPoint {
  let n = numbers(in: string, 2)
  return CGPoint(x: n[0], y: n[1])
}

public func CGVectorFromString(_ string: String) -> CGVector {
  let n = numbers(in: string, 2)
  return CGVector(dx: n[0], dy: n[1])
}

public func CGSizeFromString(_ string: String) -> CGSize {
  let n = numbers(in: string, 2)
  return CGSize(width: n[0], height: n[1])
}

public func CGRectFromString(_ string: String) -> CGRect {
  let n = numbers(in: string, 4)
  return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
}

public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  let n = numbers(in: string, 6)
  return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}

public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  let n = numbers(in: string, 4)
  return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
}

public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  let n = numbers(in: string, 4)
  return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
}

public func UIOffsetFromString(_ string: String) -> UIOffset {
  let n = numbers(in: string, 2)
  return UIOffset(horizontal: n[0], vertical: n[1])
}

private func braced(_ numbers: [CGFloat]) -> String {
  "{\(listed(numbers))}"
}

/// Like C's `%.17g`, but with the shortest digits that read back; whole numbers have no fraction.
private func listed(_ numbers: [CGFloat]) -> String {
  numbers.map { number in
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }.joined(separator: ", ")
}

/// Exactly `count` numbers; zeros if the string does not have that many, as Apple's functions
/// return.
private func numbers(in string: String, _ count: Int) -> [CGFloat] {
  let words = string.split { "{}[], \t\n".contains($0) }
  let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
  guard words.count == count, numbers.count == count else {
    return Array(repeating: 0, count: count)
  }
  return numbers
}
