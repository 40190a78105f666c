/// A transform as a list of steps; the last step is applied first, as in CSS.
public struct TransformList: Hashable, Sendable {
  public var operations: [TransformOperation]

  public init(_ operations: [TransformOperation] = []) {
    self.operations = operations
  }

  public var matrix: CATransform3D {
    operations.reduce(CATransform3DIdentity) { CATransform3DConcat($1.matrix, $0) }
  }

  /// Steps of equal kind are interpolated as such from the left; the rest as one matrix.
  ///
  /// CSS Transforms 2, §"Interpolation of transform functions". The shorter list is padded with
  /// identity steps.
  public static func mix(_ a: Self, _ b: Self, _ p: Double) -> Self {
    let (from, to) = (a.padded(like: b), b.padded(like: a))
    var mixed: [TransformOperation] = []
    for (one, other) in zip(from, to) {
      guard let step = TransformOperation.pair(one, other, p) else {
        let rest = CATransform3D.mix(
          TransformList(Array(a.operations.dropFirst(mixed.count))).matrix,
          TransformList(Array(b.operations.dropFirst(mixed.count))).matrix,
          p
        )
        return TransformList(mixed + [.matrix(rest)])
      }
      mixed.append(step)
    }
    return TransformList(mixed)
  }

  private func padded(like other: TransformList) -> [TransformOperation] {
    operations + other.operations.dropFirst(operations.count).map(\.neutral)
  }
}
