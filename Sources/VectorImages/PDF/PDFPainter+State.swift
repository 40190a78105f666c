import Geometry
import Scene

extension PDFPainter {
  /// Handles operators that set the line style or a named graphics state; returns whether this is
  /// one.
  func set(_ word: String, _ operands: PDFOperands) -> Bool {
    let number = operands.numbers.first
    switch word {
    case "w": state.style.width = max(number ?? 1, 0)
    case "J":
      state.style.cap = CGLineCap(rawValue: Int32((number ?? 0).clamped(to: 0...2))) ?? .butt
    case "j":
      state.style.join = CGLineJoin(rawValue: Int32((number ?? 0).clamped(to: 0...2))) ?? .miter
    case "M": state.style.miterLimit = max(number ?? 10, 1)
    case "d": setDash(operands.values.first, phase: operands.values.last?.number ?? 0)
    case "gs": apply(resource("ExtGState", operands.name).dictionary ?? [:])
    default: return false
    }
    return true
  }

  private func setDash(_ value: PDFObject?, phase: Double) {
    let lengths = file.numbers(value)?.prefix(64).map { max($0, 0) } ?? []
    let isSolid = lengths.reduce(0, +) <= 1e-3
    state.style.dash = isSolid ? [] : Array(lengths)
    state.style.dashPhase = phase.clamped(to: -1e6...1e6)
  }

  private func apply(_ entries: [String: PDFObject]) {
    func number(_ key: String) -> Double? { file.resolve(entries[key]).number }
    if let opacity = number("ca") { state.fill.opacity = opacity.clamped(to: 0...1) }
    if let opacity = number("CA") { state.stroke.opacity = opacity.clamped(to: 0...1) }
    if let width = number("LW") { state.style.width = width.clamped(to: 0...1e6) }
    if let limit = number("ML") { state.style.miterLimit = limit.clamped(to: 1...1e6) }
    if let cap = number("LC") {
      state.style.cap = CGLineCap(rawValue: Int32(cap.clamped(to: 0...2))) ?? .butt
    }
    if let join = number("LJ") {
      state.style.join = CGLineJoin(rawValue: Int32(join.clamped(to: 0...2))) ?? .miter
    }
    if let dash = file.resolve(entries["D"]).array, dash.count == 2 {
      setDash(dash[0], phase: file.resolve(dash[1]).number ?? 0)
    }
    if let mode = entries["BM"] { setBlendMode(file.resolve(mode)) }
    if let mask = entries["SMask"] { setMask(file.resolve(mask)) }
  }

  private func setBlendMode(_ value: PDFObject) {
    let names = (value.array ?? [value]).compactMap { file.resolve($0).name }
    state.blendMode = names.lazy.compactMap { Self.blendModes[$0] }.first ?? .normal
  }

  private func setMask(_ value: PDFObject) {
    guard let entries = value.dictionary, let group = file.resolve(entries["G"]).stream else {
      state.mask = nil
      return
    }
    if let transfer = entries["TR"], file.resolve(transfer).name != "Identity" {
      canvas.omit("a mask's transfer function")
    }
    let isLuminance = file.resolve(entries["S"]).name == "Luminosity"
    state.mask = PDFMask(group: group, isLuminance: isLuminance, transform: state.transform)
  }

  static let blendModes: [String: CGBlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "SoftLight": .softLight, "HardLight": .hardLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  // MARK: Colors

  /// Handles operators that set a color or a color space; returns whether this is one.
  func setColor(_ word: String, _ operands: PDFOperands) -> Bool {
    switch word {
    case "g", "rg", "k": setPlain(&state.fill, operands)
    case "G", "RG", "K": setPlain(&state.stroke, operands)
    case "cs": setSpace(&state.fill, operands)
    case "CS": setSpace(&state.stroke, operands)
    case "sc", "scn": setComponents(&state.fill, operands)
    case "SC", "SCN": setComponents(&state.stroke, operands)
    default: return false
    }
    return true
  }

  /// The number of operands identifies the space, since each of these operators takes a different
  /// number.
  private func setPlain(_ brush: inout PDFState.Brush, _ operands: PDFOperands) {
    let count = operands.numbers.count
    brush.space = count >= 4 ? .cmyk : count == 3 ? .rgb : .gray
    brush.components = operands.numbers
    brush.pattern = nil
  }

  private func setSpace(_ brush: inout PDFState.Brush, _ operands: PDFOperands) {
    guard let space = PDFColorSpace(.name(operands.name), in: file, named: spaces) else {
      canvas.omit("a color of an unknown color space")
      return
    }
    (brush.space, brush.components, brush.pattern) = (space, space.initialComponents, nil)
  }

  private func setComponents(_ brush: inout PDFState.Brush, _ operands: PDFOperands) {
    brush.components = operands.numbers
    brush.pattern = operands.values.last?.name
  }
}
