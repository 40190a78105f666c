import HeadlessUIKit

/// What a graphics processor does on a device and not here; each is reported once.
enum RenderingGap: String {
  case metal = "MetalKit"
  case openGL = "GLKit"

  func report() {
    StageCore.ambient.warnOnce(
      rawValue,
      "there is no graphics processor: a labelled box is in the place of each view of \(rawValue)",
      remedy: "film what does not depend on it"
    )
  }
}
