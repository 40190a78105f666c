public import Foundation

/// Something that a camera would see: a code or a face.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
  }

  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

open class AVMetadataFaceObject: AVMetadataObject {
  open override var type: ObjectType { .face }
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}
