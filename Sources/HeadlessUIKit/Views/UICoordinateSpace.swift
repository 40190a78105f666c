public import Foundation

/// A coordinate system whose points can be converted to others on the same screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate system with a position on the screen.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  func toScreen(_ rect: CGRect) -> CGRect
  func fromScreen(_ rect: CGRect) -> CGRect
}

extension ScreenSpace {
  func convert(_ rect: CGRect, throughScreenTo space: any UICoordinateSpace) -> CGRect {
    // Views can be converted directly, on a screen or not.
    if let view = self as? UIView, let other = space as? UIView {
      return view.layer.convert(rect, to: other.layer)
    }
    guard let target = space as? any ScreenSpace else { return space.convert(rect, from: self) }
    return target.fromScreen(toScreen(rect))
  }

  func convert(_ rect: CGRect, throughScreenFrom space: any UICoordinateSpace) -> CGRect {
    if let view = self as? UIView, let other = space as? UIView {
      return view.layer.convert(rect, from: other.layer)
    }
    guard let target = space as? any ScreenSpace else { return space.convert(rect, to: self) }
    return fromScreen(target.toScreen(rect))
  }

  func convert(_ point: CGPoint, throughScreenTo space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), throughScreenTo: space).origin
  }

  func convert(_ point: CGPoint, throughScreenFrom space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), throughScreenFrom: space).origin
  }
}

/// [W] Without a window, the coordinates of the topmost view are those of the screen.
extension UIView: ScreenSpace {
  func toScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return layer.convert(rect, to: nil) }
    return window.layer.convert(convert(rect, to: nil as UIView?), to: nil)
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return layer.convert(rect, from: nil) }
    return convert(window.layer.convert(rect, from: nil), from: nil as UIView?)
  }
}

extension UIScreen: ScreenSpace {
  func toScreen(_ rect: CGRect) -> CGRect { rect }
  func fromScreen(_ rect: CGRect) -> CGRect { rect }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenTo: coordinateSpace)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenFrom: coordinateSpace)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenTo: coordinateSpace)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenFrom: coordinateSpace)
  }

  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
