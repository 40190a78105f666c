public import Foundation

extension AVCaptureDevice {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private static func camera(_ name: String) -> DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltIn\(name)")
    }

    public static let builtInWideAngleCamera = camera("WideAngleCamera")
    public static let builtInTelephotoCamera = camera("TelephotoCamera")
    public static let builtInUltraWideCamera = camera("UltraWideCamera")
    public static let builtInDualCamera = camera("DualCamera")
    public static let builtInDuoCamera = camera("DuoCamera")
    public static let builtInDualWideCamera = camera("DualWideCamera")
    public static let builtInTripleCamera = camera("TripleCamera")
    public static let builtInTrueDepthCamera = camera("TrueDepthCamera")
    public static let builtInLiDARDepthCamera = camera("LiDARDepthCamera")
    public static let builtInMicrophone = camera("Microphone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }

  /// A search for cameras and microphones, which finds none.
  open class DiscoverySession: NSObject {
    public init(
      deviceTypes: [DeviceType],
      mediaType: AVMediaType?,
      position: AVCaptureDevice.Position
    ) {
      super.init()
    }

    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }
}
