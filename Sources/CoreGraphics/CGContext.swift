public import Foundation
public import Geometry
package import Scene

/// Records drawing commands, which are rendered later.
public final class CGContext {
  /// The recorded commands, in points, y down.
  package internal(set) var commands: [DrawingCommand] = []
  /// In points of the base space.
  package private(set) var canvas: CGRect
  /// Pixels per point.
  package let scale: CGFloat
  package var state: State
  var saved: [State] = []
  /// What `resetClip` goes back to: the canvas, or the innermost transparency layer.
  var clipBases: [ClipBase]
  /// The path under construction, in the base space.
  var basePath = Path()
  /// The space of patterns and of the offsets of shadows, in the base space.
  package var patternSpace = CGAffineTransform.identity
  /// Inside the cell of a pattern without colours of its own.
  var ignoresColors = false
  /// Everything drawn so far, as long as it is only text on a plain context.
  var plainText: [TextRuns]? = []
  /// Of glyphs, from text space to the current one; [D] not part of the saved state.
  public var textMatrix = CGAffineTransform.identity
  /// Where code reads and writes the pixels, if it has asked for that.
  package var memory: (any ContextMemory)?
  /// Whether the first command is what was in the memory when something was last painted there.
  var isSettled = false
  private(set) var groupDepth = 0

  package init(canvas: CGRect, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
    self.state = State(clipBounds: canvas)
    self.clipBases = [ClipBase(clipBounds: canvas)]
  }

  /// Begins again on another canvas, as on the next page: nothing is drawn, and no state is kept.
  package func begin(on canvas: CGRect) {
    (self.canvas, state) = (canvas, State(clipBounds: canvas))
    clipBases = [ClipBase(clipBounds: canvas)]
    (commands, saved, basePath, plainText) = ([], [], Path(), [])
    (patternSpace, textMatrix) = (.identity, .identity)
    (memory, isSettled, ignoresColors, groupDepth) = (nil, false, false, 0)
  }

  package func record(_ command: DrawingCommand) {
    commands.append(command)
    plainText = nil
    groupDepth += command.groups
    if command.endsPainting { memory?.contextPainted(self) }
  }

  /// The commands with all open states closed, on what is in the memory now.
  var closedCommands: [DrawingCommand] {
    let open = saved.count { $0.isSaved } + clipBases.count { $0.isSaved }
    var commands = commands
    if isSettled, let picture = memory?.picture(of: self) { commands[0] = picture }
    return commands + (0..<open).map { _ in .restore }
      + clipBases.dropFirst().map { _ in .endGroup }
  }

  // MARK: State

  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Ignores an unbalanced restore, which Core Graphics logs and ignores.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    state.isSaved = true
    if last.isSaved { record(.restore) } else { placeAgain() }
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  public func setAllowsAntialiasing(_ allows: Bool) { state.antialiases = allows }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// `blur` is twice the deviation of the shadow.
  ///
  /// [D] The offset is in the space that the context began with: y points up in a bitmap context of
  /// one's own.
  // [W] CGContext's blur compared with CALayer.shadowRadius.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.value,
        radius: Double(blur) / 2,
        offset: offset.applying(patternSpace)
      )
    }
  }

  /// [D] The default colour is black of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Transform

  /// From the current space to pixels, y up, as in UIKit's bitmap contexts.
  public var ctm: CGAffineTransform {
    let device = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: -canvas.minX * scale,
      ty: canvas.maxY * scale
    )
    return state.transform.concatenating(device)
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    place(.concatenate(transform))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// [D] The translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  // MARK: Groups

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    record(.beginGroup(group))
    beginClipBase()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(Path(rect: rect), .winding)
  }

  public func endTransparencyLayer() {
    guard clipBases.count > 1 else { return }
    endClipBase()
    record(.endGroup)
    restoreGState()
  }

  package var group: DrawingGroup {
    DrawingGroup(opacity: state.alpha, blendMode: state.blendMode, shadow: state.shadow)
  }

  /// Draws `body` with the current shadow, if there is one; both are blended with what is below.
  func shadowed(_ body: () -> Void) {
    let mode = state.blendMode
    guard let shadow = state.shadow, mode.takesShadows else {
      body()
      return
    }
    record(.beginGroup(DrawingGroup(blendMode: mode == .copy ? .normal : mode, shadow: shadow)))
    if mode != .copy { state.blendMode = .normal }
    body()
    state.blendMode = mode
    record(.endGroup)
  }
}

extension CGBlendMode {
  /// [I] Not those that take away what is around a shape, or what is below it.
  fileprivate var takesShadows: Bool {
    switch self {
    case .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .copy, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter:
      true
    }
  }
}
