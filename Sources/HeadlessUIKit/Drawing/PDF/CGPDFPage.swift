public import Foundation
public import Geometry
import VectorImages

// [D] The raw values of CGPDFPage.h.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file.
public final class CGPDFPage {
  public let pageNumber: Int
  private let contents: VectorDocument
  private weak var owner: CGPDFDocument?
  private var index: Int { pageNumber - 1 }

  init(_ pageNumber: Int, of document: CGPDFDocument) {
    self.pageNumber = pageNumber
    contents = document.contents
    owner = document
  }

  public var document: CGPDFDocument? { owner }

  /// [D] In degrees, clockwise.
  public var rotationAngle: Int32 { Int32(contents.turns(ofPage: index) * 90) }

  /// In the page's own space, whose y axis points up.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let kind: VectorDocument.Box =
      switch box {
      case .mediaBox: .media
      case .cropBox: .crop
      case .bleedBox: .bleed
      case .trimBox: .trim
      case .artBox: .art
      }
    return contents.bounds(of: kind, ofPage: index)
  }

  /// [D] Fits the box into a rectangle and centers it there; it is made smaller, but never larger.
  public func getDrawingTransform(
    _ box: CGPDFBox,
    rect: CGRect,
    rotate: Int32,
    preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box)
    // A whole turn is added since the remainder of a negative number is negative.
    let turns = ((rotationAngle + rotate) / 90 % 4 + 4) % 4
    let isAcross = turns % 2 == 1
    let width = isAcross ? bounds.height : bounds.width
    let height = isAcross ? bounds.width : bounds.height
    guard width > 0, height > 0 else { return .identity }
    let fit = CGSize(width: min(1, rect.width / width), height: min(1, rect.height / height))
    let even = min(fit.width, fit.height)
    let scale = preserveAspectRatio ? CGSize(width: even, height: even) : fit
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(Self.clockwise(Int(turns)))
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// Quarter turns in a space whose y axis points up, without the error of a sine.
  private static func clockwise(_ turns: Int) -> CGAffineTransform {
    switch turns {
    case 1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }

  /// The part that is drawn, and its picture; nil, with a warning, if it cannot be read.
  fileprivate func picture(scale: CGFloat) -> (image: CGImage, bounds: CGRect)? {
    do throws(VectorImageError) {
      let drawing = try contents.drawing(ofPage: index)
      let bounds = try contents.visibleBounds(ofPage: index)
      for omission in drawing.omissions {
        warn("page \(pageNumber): \(omission)", remedy: "export it with outlines alone")
      }
      let drawn = DrawnPicture(drawing.commands, size: drawing.size, scale: Double(scale))
      return (CGImage(.drawn(drawn)), bounds)
    } catch {
      warn("page \(pageNumber) could not be drawn: \(error.reason)", remedy: error.remedy)
      return nil
    }
  }

  private func warn(_ sentence: String, remedy: String) {
    StageCore.inUse?.warnOnce("CGPDFPage", sentence, remedy: remedy)
  }
}

extension CGContext {
  /// [D] Draws a page in its own space: not turned, one unit a point, with its y axis pointing up.
  public func drawPDFPage(_ page: CGPDFPage) {
    guard let (image, bounds) = page.picture(scale: scale) else { return }
    draw(image, in: bounds)
  }
}
