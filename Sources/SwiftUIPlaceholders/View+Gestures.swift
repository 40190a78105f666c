public import Foundation

/// Which gestures a view takes along with an added one.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Nobody touches a view, so each of these is the view itself.
extension View {
  public func gesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
