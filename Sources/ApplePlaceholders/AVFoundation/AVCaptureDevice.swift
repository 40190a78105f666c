public import Foundation

/// A camera or a microphone, of which there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none, near, far
  }

  // MARK: Which

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  public convenience init?(uniqueID deviceUniqueID: String) { nil }

  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var manufacturer: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var isConnected: Bool { false }
  open var isSuspended: Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  // MARK: Permission

  /// The user has not answered yet.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// The user never answers.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) {}
  /// A task does not wait for ever: the answer is no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  // MARK: Settings

  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  open var activeFormat = Format()
  open var formats: [Format] { [] }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var isSubjectAreaChangeMonitoringEnabled = false

  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var flashMode = FlashMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var torchMode = TorchMode.off
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var lensPosition: Float { 1 }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var exposureTargetBias: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var iso: Float { 0 }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func setExposureTargetBias(
    _ bias: Float,
    completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}

  open var whiteBalanceMode = WhiteBalanceMode.locked
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false

  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var isRampingVideoZoom: Bool { false }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  open func cancelVideoZoomRamp() {}
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Which way the top of a picture points.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

extension NSNotification.Name {
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification"
  )
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification"
  )
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification"
  )
}
