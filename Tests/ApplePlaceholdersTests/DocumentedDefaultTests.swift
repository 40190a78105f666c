import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Defaults of properties, as Apple documents them: code that leaves them alone relies on them.
@MainActor @Suite struct DocumentedDefaultTests {
  private func expectFlags<Object: AnyObject>(
    _ object: Object,
    on: [KeyPath<Object, Bool>],
    off: [KeyPath<Object, Bool>]
  ) {
    for (number, path) in on.enumerated() {
      #expect(object[keyPath: path], "\(type(of: object)), flag \(number) that is on")
    }
    for (number, path) in off.enumerated() {
      #expect(!object[keyPath: path], "\(type(of: object)), flag \(number) that is off")
    }
  }

  private func expectValues<Object: AnyObject, Value: Equatable>(
    _ object: Object,
    _ rows: [(KeyPath<Object, Value>, Value)]
  ) {
    for (number, row) in rows.enumerated() {
      #expect(object[keyPath: row.0] == row.1, "\(type(of: object)), value \(number)")
    }
  }

  private typealias Rows<Object, Value> = [(KeyPath<Object, Value>, Value)]

  // MARK: WebKit

  @Test func webViewsAreConfiguredForPages() {
    expectFlags(
      WKWebViewConfiguration(),
      on: [
        \.allowsAirPlayForMediaPlayback, \.allowsPictureInPictureMediaPlayback,
        \.upgradeKnownHostsToHTTPS,
      ],
      off: [
        \.allowsInlineMediaPlayback, \.suppressesIncrementalRendering,
        \.ignoresViewportScaleLimits, \.limitsNavigationsToAppBoundDomains,
        \.allowsInlinePredictions,
      ]
    )
    expectFlags(
      WKPreferences(),
      on: [
        \.javaScriptEnabled, \.isFraudulentWebsiteWarningEnabled, \.isTextInteractionEnabled,
        \.isSiteSpecificQuirksModeEnabled,
      ],
      off: [
        \.javaScriptCanOpenWindowsAutomatically, \.isElementFullscreenEnabled,
        \.shouldPrintBackgrounds,
      ]
    )
    #expect(WKPreferences().minimumFontSize == CGFloat(0))
    expectFlags(
      WKWebpagePreferences(),
      on: [\.allowsContentJavaScript],
      off: [\.isLockdownModeEnabled]
    )
    #expect(WKWebpagePreferences().preferredContentMode == .recommended)
    #expect(WKWebViewConfiguration().selectionGranularity == .dynamic)
    #expect(WKWebViewConfiguration().dataDetectorTypes.isEmpty)
  }

  @Test func webViewsShowPreviewsAndLeaveGesturesAlone() {
    expectFlags(
      WKWebView(frame: .zero),
      on: [\.allowsLinkPreview],
      off: [
        \.allowsBackForwardNavigationGestures, \.isInspectable, \.isFindInteractionEnabled,
        \.isLoading, \.canGoBack, \.canGoForward, \.hasOnlySecureContent,
      ]
    )
    #expect(WKWebView(frame: .zero).pageZoom == CGFloat(1))
    expectFlags(WKFindConfiguration(), on: [\.wraps], off: [\.backwards, \.caseSensitive])
    expectFlags(WKSnapshotConfiguration(), on: [\.afterScreenUpdates], off: [])
    #expect(WKSnapshotConfiguration().rect.isNull)
  }

  private final class Handler: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }

  @Test func aSchemeIsHandledInSmallAndLargeLetters() {
    let (configuration, handler) = (WKWebViewConfiguration(), Handler())
    configuration.setURLSchemeHandler(handler, forURLScheme: "App")
    #expect(configuration.urlSchemeHandler(forURLScheme: "aPP") === handler)
    #expect(configuration.urlSchemeHandler(forURLScheme: "other") == nil)
    configuration.setURLSchemeHandler(nil, forURLScheme: "APP")
    #expect(configuration.urlSchemeHandler(forURLScheme: "app") == nil)
  }

  // MARK: Maps and places

  @Test func mapsMayBeMovedAndShowLittle() {
    expectFlags(
      MKMapView(frame: .zero),
      on: [
        \.isZoomEnabled, \.isScrollEnabled, \.isRotateEnabled, \.isPitchEnabled, \.showsCompass,
        \.showsBuildings, \.showsPointsOfInterest,
      ],
      off: [\.showsUserLocation, \.showsScale, \.showsTraffic, \.showsUserTrackingButton]
    )
    expectFlags(
      MKAnnotationView(annotation: nil, reuseIdentifier: nil),
      on: [\.isEnabled],
      off: [\.canShowCallout, \.isSelected, \.isDraggable, \.isHighlighted]
    )
  }

  @Test func mapsAreFlatAndShowTheirColors() throws {
    let map = MKMapView(frame: .zero)
    let usual = try #require(map.preferredConfiguration as? MKStandardMapConfiguration)
    #expect(usual.elevationStyle == .flat && usual.emphasisStyle == .default)
    #expect(usual.pointOfInterestFilter == nil && !usual.showsTraffic)
    let muted = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    map.preferredConfiguration = muted
    #expect(map.preferredConfiguration === muted && muted.elevationStyle == .realistic)
    #expect(MKStandardMapConfiguration(emphasisStyle: .muted).elevationStyle == .flat)
    #expect(MKHybridMapConfiguration(elevationStyle: .realistic).elevationStyle == .realistic)
    #expect(MKHybridMapConfiguration().elevationStyle == .flat)
    #expect(MKImageryMapConfiguration().elevationStyle == .flat)
    #expect(MKMapSnapshotter.Options().preferredConfiguration is MKStandardMapConfiguration)
  }

  @Test func overlaysAreDrawnWhole() {
    let tiles = MKTileOverlay(urlTemplate: nil)
    #expect(tiles.minimumZ == 0 && tiles.maximumZ == 21)
    #expect(tiles.tileSize == CGSize(width: 256, height: 256))
    expectFlags(tiles, on: [], off: [\.isGeometryFlipped, \.canReplaceMapContent])
    let circle = MKCircle(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      radius: 3
    )
    let rows: Rows<MKCircleRenderer, CGFloat> = [
      (\.strokeStart, 0), (\.strokeEnd, 1), (\.lineWidth, 0), (\.miterLimit, 10),
      (\.lineDashPhase, 0), (\.alpha, 1),
    ]
    let renderer = MKCircleRenderer(circle: circle)
    expectValues(renderer, rows)
    #expect(renderer.lineJoin == .round && renderer.lineCap == .round)
    #expect(renderer.blendMode == .normal && !renderer.shouldRasterize)
  }

  @Test func placesAreAskedForAsPreciselyAsPossible() {
    let manager = CLLocationManager()
    #expect(manager.desiredAccuracy == -1 && manager.distanceFilter == -1)
    #expect(manager.headingFilter == 1)
    #expect(manager.activityType == .other && manager.headingOrientation == .portrait)
    expectFlags(
      manager,
      on: [\.pausesLocationUpdatesAutomatically],
      off: [\.allowsBackgroundLocationUpdates, \.showsBackgroundLocationIndicator]
    )
    let accuracies = [
      kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest,
      kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyHundredMeters,
      kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers,
    ]
    #expect(accuracies == [-2, -1, 10, 100, 1_000, 3_000] && kCLDistanceFilterNone == -1)
  }

  // MARK: SpriteKit

  @Test func spritesStandUprightInTheMiddle() {
    let node: Rows<SKNode, CGFloat> = [
      (\.zPosition, 0), (\.zRotation, 0), (\.xScale, 1), (\.yScale, 1), (\.alpha, 1), (\.speed, 1),
    ]
    expectValues(SKNode(), node)
    expectFlags(SKNode(), on: [], off: [\.isHidden, \.isPaused, \.isUserInteractionEnabled])
    let sprite = SKSpriteNode()
    #expect(sprite.anchorPoint == CGPoint(x: 0.5, y: 0.5) && sprite.size == .zero)
    #expect(sprite.centerRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(sprite.colorBlendFactor == CGFloat(0) && sprite.blendMode == .alpha)
    let shape = SKShapeNode()
    #expect(shape.lineWidth == CGFloat(1) && shape.glowWidth == CGFloat(0) && shape.isAntialiased)
    #expect(shape.strokeColor == .white && shape.fillColor == .clear)
    let label = SKLabelNode()
    #expect(label.fontSize == CGFloat(32) && label.fontColor == .white && label.numberOfLines == 1)
    #expect(label.horizontalAlignmentMode == .center && label.verticalAlignmentMode == .baseline)
    #expect(SKScene(size: .zero).anchorPoint == .zero && SKScene(size: .zero).scaleMode == .fill)
    expectFlags(SKEffectNode(), on: [\.shouldEnableEffects], off: [\.shouldRasterize])
    expectFlags(SKAudioNode(), on: [\.autoplayLooped, \.isPositional], off: [])
    let fade = SKTransition.crossFade(withDuration: 1)
    #expect(fade.pausesIncomingScene && fade.pausesOutgoingScene)
  }

  @Test func bodiesFallAndMeetAllOthers() {
    let body = SKPhysicsBody(circleOfRadius: 10)
    let rows: Rows<SKPhysicsBody, CGFloat> = [
      (\.friction, 0.2), (\.restitution, 0.2), (\.linearDamping, 0.1), (\.angularDamping, 0.1),
      (\.charge, 0), (\.density, 1), (\.angularVelocity, 0),
    ]
    expectValues(body, rows)
    expectFlags(
      body,
      on: [\.isDynamic, \.affectedByGravity, \.allowsRotation],
      off: [\.pinned, \.isResting, \.usesPreciseCollisionDetection]
    )
    let masks: Rows<SKPhysicsBody, UInt32> = [
      (\.categoryBitMask, 0xFFFF_FFFF), (\.collisionBitMask, 0xFFFF_FFFF),
      (\.fieldBitMask, 0xFFFF_FFFF), (\.contactTestBitMask, 0),
    ]
    expectValues(body, masks)
    #expect(abs(body.area - 314.159265) < 1e-5)
    #expect(SKScene(size: .zero).physicsWorld.gravity == CGVector(dx: 0, dy: -9.8))
    #expect(SKScene(size: .zero).physicsWorld.speed == CGFloat(1))
  }

  /// 150 points are a metre.
  @Test func aBodysMassIsThatOfItsArea() {
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
    #expect(body.area == CGFloat(45_000) && body.mass == CGFloat(2))
    body.mass = 6
    #expect(body.density == CGFloat(3))
    let edge = SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 1, y: 1))
    edge.mass = 5
    #expect(!edge.isDynamic && edge.area == CGFloat(0) && edge.density == CGFloat(1))
    #expect(SKPhysicsBody(bodies: [body, body]).area == CGFloat(90_000))
  }

  @Test func viewsOfScenesShowThemOnly() {
    let view = SKView(frame: .zero)
    #expect(view.preferredFramesPerSecond == 60)
    expectFlags(
      view,
      on: [\.isAsynchronous, \.shouldCullNonVisibleNodes],
      off: [
        \.isPaused, \.ignoresSiblingOrder, \.allowsTransparency, \.showsFPS, \.showsNodeCount,
        \.showsDrawCount, \.showsQuadCount, \.showsPhysics, \.showsFields,
      ]
    )
  }

  // MARK: SceneKit

  @Test func solidsHaveASizeOfOne() {
    let box: Rows<SCNBox, CGFloat> = [
      (\.width, 1), (\.height, 1), (\.length, 1), (\.chamferRadius, 0),
    ]
    expectValues(SCNBox(), box)
    let pyramid: Rows<SCNPyramid, CGFloat> = [(\.width, 1), (\.height, 1), (\.length, 1)]
    expectValues(SCNPyramid(), pyramid)
    let plane: Rows<SCNPlane, CGFloat> = [(\.width, 1), (\.height, 1), (\.cornerRadius, 0)]
    expectValues(SCNPlane(), plane)
    let cylinder: Rows<SCNCylinder, CGFloat> = [(\.radius, 0.5), (\.height, 1)]
    expectValues(SCNCylinder(), cylinder)
    let capsule: Rows<SCNCapsule, CGFloat> = [(\.capRadius, 0.5), (\.height, 2)]
    expectValues(SCNCapsule(), capsule)
    let cone: Rows<SCNCone, CGFloat> = [(\.topRadius, 0), (\.bottomRadius, 0.5), (\.height, 1)]
    expectValues(SCNCone(), cone)
    let tube: Rows<SCNTube, CGFloat> = [
      (\.innerRadius, 0.25), (\.outerRadius, 0.5), (\.height, 1),
    ]
    expectValues(SCNTube(), tube)
    let torus: Rows<SCNTorus, CGFloat> = [(\.ringRadius, 0.5), (\.pipeRadius, 0.25)]
    expectValues(SCNTorus(), torus)
    #expect(SCNSphere().radius == CGFloat(0.5) && !SCNSphere().isGeodesic)
  }

  @Test func aCameraSeesSixtyDegreesFromOneToAHundred() {
    let camera = SCNCamera()
    let doubles: Rows<SCNCamera, Double> = [(\.zNear, 1), (\.zFar, 100), (\.orthographicScale, 1)]
    expectValues(camera, doubles)
    let numbers: Rows<SCNCamera, CGFloat> = [
      (\.fieldOfView, 60), (\.focalLength, 50), (\.sensorHeight, 24), (\.focusDistance, 2.5),
      (\.fStop, 5.6), (\.motionBlurIntensity, 0), (\.exposureOffset, 0), (\.averageGray, 0.18),
      (\.minimumExposure, -15), (\.maximumExposure, 15), (\.bloomIntensity, 0),
      (\.bloomThreshold, 1), (\.bloomBlurRadius, 4), (\.vignettingPower, 0),
      (\.vignettingIntensity, 0), (\.saturation, 1), (\.contrast, 0),
    ]
    expectValues(camera, numbers)
    #expect(camera.apertureBladeCount == 6 && camera.focalBlurSampleCount == 25)
    expectFlags(
      camera,
      on: [\.wantsExposureAdaptation],
      off: [
        \.automaticallyAdjustsZRange, \.usesOrthographicProjection, \.wantsDepthOfField,
        \.wantsHDR,
      ]
    )
  }

  @Test func aLightIsWhiteAndCastsNoShadow() {
    let light = SCNLight()
    let numbers: Rows<SCNLight, CGFloat> = [
      (\.intensity, 1_000), (\.temperature, 6_500), (\.shadowRadius, 3), (\.shadowBias, 1),
      (\.maximumShadowDistance, 100), (\.shadowCascadeSplittingFactor, 0.15),
      (\.orthographicScale, 1), (\.zNear, 1), (\.zFar, 100), (\.attenuationStartDistance, 0),
      (\.attenuationEndDistance, 0), (\.attenuationFalloffExponent, 2), (\.spotInnerAngle, 0),
      (\.spotOuterAngle, 45),
    ]
    expectValues(light, numbers)
    #expect(light.shadowSampleCount == 0 && light.shadowCascadeCount == 1)
    #expect(light.type == .omni && !light.castsShadow && light.shadowMode == .forward)
    #expect(light.automaticallyAdjustsShadowProjection)
  }

  @Test func bodiesInSpaceFallAndMaterialsAreOpaque() {
    let body = SCNPhysicsBody()
    let numbers: Rows<SCNPhysicsBody, CGFloat> = [
      (\.mass, 1), (\.charge, 0), (\.friction, 0.5), (\.rollingFriction, 0), (\.restitution, 0.5),
      (\.damping, 0.1), (\.angularDamping, 0.1),
    ]
    expectValues(body, numbers)
    expectFlags(body, on: [\.isAffectedByGravity, \.allowsResting], off: [])
    let material = SCNMaterial()
    #expect(material.shininess == CGFloat(1) && material.transparency == CGFloat(1))
    expectFlags(material, on: [\.isLitPerPixel], off: [\.isDoubleSided])
    #expect(material.cullMode == .back && material.lightingModel == .blinn)
    let view = SCNView(frame: .zero)
    #expect(view.preferredFramesPerSecond == 60)
    expectFlags(
      view,
      on: [],
      off: [
        \.loops, \.rendersContinuously, \.autoenablesDefaultLighting, \.isJitteringEnabled,
        \.allowsCameraControl, \.showsStatistics,
      ]
    )
  }
}
