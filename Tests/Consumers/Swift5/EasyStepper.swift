import UIKit

// An override in an extension of a UIKit class, as `port` rewrites it.

extension UIStepper {
  func pointOfUIStepper(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isEnabled
      && (super.point(inside: point, with: event)
        || bounds.insetBy(dx: -20, dy: -20).contains(point))
  }
}

extension UIView {
  @_dynamicReplacement(for:point(inside:with:)) func pointReplaced(
    inside value0: CGPoint,
    with value1: UIEvent?
  ) -> Bool {
    if let object = self as? UIStepper,
      let answer = ReplacedMember.answer(
        "point(inside:with:)",
        heir: "UIStepper",
        of: object,
        { object.pointOfUIStepper(inside: value0, with: value1) }
      )
    {
      return answer
    }; return point(inside: value0, with: value1)
  }
}

final class CountingStepper: UIStepper {
  var questions = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    questions += 1
    return super.point(inside: point, with: event)
  }
}
