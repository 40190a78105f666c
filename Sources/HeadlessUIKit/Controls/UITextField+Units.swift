public import Foundation

// What is where, and which words there are.
extension UITextField {
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    neighbor(of: position, in: direction, offset: offset)
  }
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    farthest(in: range, direction)
  }
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    stretch(from: position, towards: direction)
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, in: range)
  }
}
