import CoreGraphics
import Foundation
import Geometry
import Scene

extension CALayer {
  /// Records what `draw(in:)` draws; a layer that draws nothing keeps its content.
  package func drawContents() {
    let content = recordedContent
    guard content != .none || values.drawing.isRecorded else { return }
    values.drawing = content
    // Tiles are of the layer's space, not of its bounds.
    values.drawnBounds = self is CATiledLayer ? .zero : bounds
    markChanged()
  }

  /// Draws for a screen of that scale, unless code has set another one.
  package func drawContents(forScreenOf scale: CGFloat) {
    if !hasOwnScale { drawnScale = scale }
    drawContents()
    // Contents that are set keep their own.
    if !values.drawing.isRecorded { drawnScale = nil }
  }

  private var recordedContent: Content {
    guard !bounds.isEmpty else { return .none }
    let context = CGContext(canvas: bounds, scale: contentsScale)
    drawAll(in: context)
    return context.content.clipped(to: bounds)
  }

  /// Draws the subtree at its bounds: [D] with the values that code has set, not the animated ones.
  package func drawPicture(in context: CGContext) {
    guard let picture = standingPicture else { return }
    context.draw(FrozenContent(picture.unplaced, source: bounds), in: bounds)
  }

  /// A presentation layer stands as the screen shows its layer now.
  private var standingPicture: Node? {
    if let shown { return shown.record?.node(at: shown.parentTime) }
    commitNow()
    return record?.unanimated.node(at: parentTime)
  }
}

extension Content {
  /// [D] Nothing is drawn outside of a layer's bounds, whether or not it clips its sublayers.
  ///
  /// Text alone stays text, so that scenes can be read.
  fileprivate func clipped(to bounds: CGRect) -> Content {
    guard case .drawing(let drawing) = self, !drawing.stays(inside: bounds) else { return self }
    let clip = DrawingCommand.clip(Path(rect: bounds), rule: .winding)
    return .drawing(Drawing([clip] + drawing.commands))
  }

  /// Whether it was drawn by a layer, which may draw it again.
  fileprivate var isRecorded: Bool {
    switch self {
    case .drawing, .text: true
    case .none, .gradient, .image, .frozen, .mix, .pageCurl: false
    }
  }
}
