@preconcurrency public import Foundation
import Geometry

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
  }

  /// What stands below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let makeView: () -> UIView

    /// [D] A circle in the fill colour of the system, of medium size.
    public convenience override init() {
      self.init(image: nil)
    }

    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      makeView = {
        let tint = color ?? .systemFill  // [D]
        let frame = CGRect(x: 0, y: 0, width: size.side, height: size.side)
        guard let image else {
          let circle = UIView(frame: frame)
          circle.backgroundColor = tint
          circle.layer.cornerRadius = size.side / 2
          return circle
        }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = tint
        view.frame = frame
        return view
      }
      super.init()
    }

    /// [D] The view is clipped and hears of no touches.
    public init(customViewProvider: @escaping () -> UIView) {
      makeView = customViewProvider
      super.init()
    }

    open class func `default`(
      color: UIColor? = nil,
      size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }
    open class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    private var kept: UIView?

    /// [D] Made once, when it is first shown; [I] each further day that shows it has its own.
    func view(replacing old: UIView?) -> UIView {
      if let kept, kept.superview == nil || kept === old { return kept }
      let made = makeView()
      if kept == nil { kept = made }
      return made
    }
  }
}

extension UICalendarView.DecorationSize {
  // [I] About as on pictures.
  fileprivate var side: CGFloat {
    switch self {
    case .small: 6
    case .medium: 8
    case .large: 14
    }
  }
}
