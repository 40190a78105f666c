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
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Never called: lines are not moved here.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
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

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    standIn()?.layoutManager(
      layoutManager,
      lineSpacingAfterGlyphAt: glyphIndex,
      withProposedLineFragmentRect: rect
    ) ?? 0
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    standIn()?.layoutManager(
      layoutManager,
      paragraphSpacingAfterGlyphAt: glyphIndex,
      withProposedLineFragmentRect: rect
    ) ?? 0
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    standIn()?.layoutManager(
      layoutManager,
      paragraphSpacingBeforeGlyphAt: glyphIndex,
      withProposedLineFragmentRect: rect
    ) ?? 0
  }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool {
    standIn()?.layoutManager(
      layoutManager,
      shouldSetLineFragmentRect: lineFragmentRect,
      lineFragmentUsedRect: lineFragmentUsedRect,
      baselineOffset: baselineOffset,
      in: textContainer,
      forGlyphRange: glyphRange
    ) ?? false
  }

  private func standIn(_ requirement: String = #function) -> (any NSLayoutManagerDelegate)? {
    standIn(as: (any NSLayoutManagerDelegate).self, for: requirement)
  }
}
