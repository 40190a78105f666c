import Foundation
import Typography

/// Computes how much a label's text must be scaled down to fit.
struct LabelScale {
  let string: StyledString
  let frame: TextFrame

  /// 1 if it fits or may not shrink; a minimum of 0 means no limit.
  func scale(isAllowed: Bool, minimum: CGFloat) -> CGFloat {
    guard isAllowed, !fits(at: 1) else { return 1 }
    let lowest = max(minimum, Self.smallest)
    guard lowest < 1 else { return 1 }
    return Self.largest(from: lowest) { fits(at: $0) }
  }

  // Smaller text would be illegible.
  private static let smallest: CGFloat = 0.01

  private func fits(at scale: CGFloat) -> Bool {
    let layout = TextPicture(string, in: frame, scaledBy: scale).layout
    return !layout.isTruncated && layout.size.width <= frame.width + 1e-6
  }

  /// Bisects until a step is too small to be seen.
  private static func largest(from lowest: CGFloat, where fits: (CGFloat) -> Bool) -> CGFloat {
    var (low, high) = (lowest, CGFloat(1))
    while high - low > 1.0 / 512 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
