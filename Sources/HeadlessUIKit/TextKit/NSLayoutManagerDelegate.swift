public import Foundation

/// Follows the layout of a text.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    standIn()?.layoutManagerDidInvalidateLayout(sender)
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    standIn()?.layoutManager(
      layoutManager,
      didCompleteLayoutFor: textContainer,
      atEnd: layoutFinishedFlag
    )
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {
    standIn()?.layoutManager(
      layoutManager,
      textContainer: textContainer,
      didChangeGeometryFrom: oldSize
    )
  }

  private func standIn(_ requirement: String = #function) -> (any NSLayoutManagerDelegate)? {
    standIn(as: (any NSLayoutManagerDelegate).self, for: requirement)
  }
}
