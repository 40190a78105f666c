public import Foundation
public import HeadlessUIKit

/// Letters with a depth; they are not measured.
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var extrusionDepth: CGFloat = 0
  open var font = UIFont.systemFont(ofSize: 36)  // [D]
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  open var alignmentMode = "left"
  open var truncationMode = "none"

  public override init() { super.init() }

  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }

  override func twin() -> SCNGeometry {
    let twin = SCNText()
    (twin.string, twin.extrusionDepth, twin.font) = (string, extrusionDepth, font)
    (twin.flatness, twin.chamferRadius, twin.isWrapped) = (flatness, chamferRadius, isWrapped)
    (twin.containerFrame, twin.alignmentMode) = (containerFrame, alignmentMode)
    twin.truncationMode = truncationMode
    return twin
  }
}

public enum SCNChamferMode: Int, Sendable {
  case both, front, back
}

/// A path with a depth.
open class SCNShape: SCNGeometry, @unchecked Sendable {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 0
  open var chamferMode = SCNChamferMode.both
  open var chamferRadius: CGFloat = 0
  open var chamferProfile: UIBezierPath?

  public override init() { super.init() }

  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }

  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    guard let box = path?.bounds, !box.isEmpty else { return (SCNVector3(), SCNVector3()) }
    let half = extrusionDepth / 2
    return (SCNVector3(box.minX, box.minY, -half), SCNVector3(box.maxX, box.maxY, half))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNShape()
    (twin.path, twin.extrusionDepth, twin.chamferMode) = (path, extrusionDepth, chamferMode)
    (twin.chamferRadius, twin.chamferProfile) = (chamferRadius, chamferProfile)
    return twin
  }
}
