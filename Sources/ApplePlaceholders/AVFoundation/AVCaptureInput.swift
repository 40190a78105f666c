public import Foundation

/// What a session takes frames or sound from.
open class AVCaptureInput: NSObject {
  /// A stream of an input; there is none.
  open class Port: NSObject {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
    open var formatDescription: CMFormatDescription? { nil }
  }

  open var ports: [Port] { [] }
}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
  }
}

/// The way from inputs to an output.
open class AVCaptureConnection: NSObject {
  public let inputPorts: [AVCaptureInput.Port]
  open private(set) var output: AVCaptureOutput?
  open private(set) var videoPreviewLayer: AVCaptureVideoPreviewLayer?

  public override init() {
    inputPorts = []
    super.init()
  }

  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    (inputPorts, self.output) = (ports, output)
    super.init()
  }

  public init(
    inputPort port: AVCaptureInput.Port,
    videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    (inputPorts, videoPreviewLayer) = ([port], layer)
    super.init()
  }

  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 90  // [D] Upright on a phone.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended, previewOptimized
  case auto = -1
}
