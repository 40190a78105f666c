extension SymbolTable {
  /// Devices, keys and vehicles.
  static let devices = """
    iphone | body R 6 1.4 12 21.2 2.8; mark M10.4 4 H13.6
    iphone.gen3 | = iphone
    ipad | body R 3.6 1.4 16.8 21.2 2.4; mark M9.6 19.8 H14.4
    ipad.landscape | body R 1.4 3.6 21.2 16.8 2.4; mark M9.6 17.8 H14.4
    applewatch | body R 5.6 5 12.8 14 3.6; line M8.4 4.6 L9 1.6 H15 L15.6 4.6 M8.4 19.4 L9 22.4 H15
      L15.6 19.4; line M20.2 9.4 V12.4
    desktopcomputer | body R 1.4 2.8 21.2 14.4 2.2; mark M1.6 13.4 H22.4; line M10 17.4 L9.4 21 M14
      17.4 L14.6 21 M7.4 21.4 H16.6
    display | body R 1.4 2.8 21.2 14.4 2.2; line M12 17.6 V21 M7.4 21.4 H16.6
    pc | = desktopcomputer
    laptopcomputer | body R 3.6 4.4 16.8 11.6 1.8; line M1 19.4 H23
    macbook | = laptopcomputer
    tv | body R 1.4 3.6 21.2 14 2.4; line M7.4 20.6 H16.6
    appletv | body R 1.6 7 20.8 10 2.6
    homepod | body R 4 2.6 16 18.8 6; mark M9.4 4 H14.6
    printer | body R 1.6 8 20.8 10 2.4; gap R 6 14 12 7.6 1; body R 6 14 12 7.6 1; line M6 7.6 V4.4
      Q6 2.8 7.6 2.8 H16.4 Q18 2.8 18 4.4 V7.6; hole O 18.8 11.2 0.9
    keyboard | body R 0.8 5 22.4 14 2.4; hole R 3.6 8.2 1.8 1.8 0.3; hole R 7.4 8.2 1.8 1.8 0.3;
      hole R 11.2 8.2 1.8 1.8 0.3; hole R 15 8.2 1.8 1.8 0.3; hole R 18.8 8.2 1.8 1.8 0.3; hole R
      3.6 11.6 1.8 1.8 0.3; hole R 7.4 11.6 1.8 1.8 0.3; hole R 11.2 11.6 1.8 1.8 0.3; hole R 15
      11.6 1.8 1.8 0.3; hole R 18.8 11.6 1.8 1.8 0.3; hole R 6.6 15 10.8 1.6 0.3
    keyboard.chevron.compact.down | body R 0.8 1.8 22.4 13 2.4; hole R 3.6 4.8 1.8 1.8 0.3; hole R
      7.4 4.8 1.8 1.8 0.3; hole R 11.2 4.8 1.8 1.8 0.3; hole R 15 4.8 1.8 1.8 0.3; hole R 18.8 4.8
      1.8 1.8 0.3; hole R 6.6 10 10.8 1.6 0.3; line M7.6 18.8 L12 21.6 L16.4 18.8
    delete.left | body M8.2 4.8 H19.8 Q22.4 4.8 22.4 7.4 V16.6 Q22.4 19.2 19.8 19.2 H8.2 Q7.2 19.2
      6.5 18.4 L1.8 13 Q1 12 1.8 11 L6.5 5.6 Q7.2 4.8 8.2 4.8 Z; mark M11 9 L17 15 M17 9 L11 15
    delete.backward | = delete.left
    command | line M8.8 8.8 H15.2 V15.2 H8.8 Z M8.8 8.8 H6 C4 8.8 2.8 7.6 2.8 5.8 C2.8 4.2 4.2 2.8
      5.8 2.8 C7.6 2.8 8.8 4 8.8 6 Z M15.2 8.8 H18 C20 8.8 21.2 7.6 21.2 5.8 C21.2 4.2 19.8 2.8 18.2
      2.8 C16.4 2.8 15.2 4 15.2 6 Z M8.8 15.2 H6 C4 15.2 2.8 16.4 2.8 18.2 C2.8 19.8 4.2 21.2 5.8
      21.2 C7.6 21.2 8.8 20 8.8 18 Z M15.2 15.2 H18 C20 15.2 21.2 16.4 21.2 18.2 C21.2 19.8 19.8
      21.2 18.2 21.2 C16.4 21.2 15.2 20 15.2 18 Z
    option | line M2.4 5 H8 L16 19 H21.6 M14.6 5 H21.6
    shift | body M12 2.6 L21.4 12 H16.4 V19.4 Q16.4 21 14.8 21 H9.2 Q7.6 21 7.6 19.4 V12 H2.6 Z
    control | line M5 14 L12 6.4 L19 14
    escape | line A 12 12 9 -60 210; line M12 12 L4 4 M3.6 10 V3.6 H10
    return | line M20.6 4.6 V10 Q20.6 14 16.6 14 H4.4 M9 8.8 L3.8 14 L9 19.2
    return.left | = return
    globe.americas | body icon e80b
    server.rack | body R 2 3.4 20 7.6 1.8; body R 2 13 20 7.6 1.8; hole O 18.4 7.2 1.1; hole O 18.4
      16.8 1.1
    cpu | body R 5 5 14 14 2.4; mark R 9 9 6 6 1; line M8.6 1.8 V4 M12 1.8 V4 M15.4 1.8 V4 M8.6 20
      V22.2 M12 20 V22.2 M15.4 20 V22.2 M1.8 8.6 H4 M1.8 12 H4 M1.8 15.4 H4 M20 8.6 H22.2 M20 12
      H22.2 M20 15.4 H22.2
    memorychip | = cpu
    internaldrive | body R 1.6 6 20.8 12 2.6; mark M2 13 H22; hole O 18 15.6 1
    opticaldisc | body O 12 12 9.2; mark O 12 12 3
    sdcard | body M9 2 H17.4 Q20 2 20 4.6 V19.4 Q20 22 17.4 22 H6.6 Q4 22 4 19.4 V7 Z; mark M9.6 5.4
      V8.6 M13 5.4 V8.6 M16.4 5.4 V8.6
    simcard | body M7 2 H14.4 L20 7.6 V19.4 Q20 22 17.4 22 H6.6 Q4 22 4 19.4 V4.6 Q4 2 6.6 2 Z; mark
      R 8 11 8 7 1.6; mark M8 14.5 H16 M12 11 V18
    cable.connector | solid icon efe6
    powerplug | body icon e63c
    bolt | body M13.6 1.8 Q14.4 1 14.2 2.2 L12.6 9.4 H18.4 Q19.4 9.4 18.8 10.4 L10.4 22.2 Q9.6 23
      9.8 21.8 L11.4 14.2 H5.6 Q4.6 14.2 5.2 13.2 Z
    bolt.horizontal | body M22.2 13.6 Q23 14.4 21.8 14.2 L14.6 12.6 V18.4 Q14.6 19.4 13.6 18.8 L1.8
      10.4 Q1 9.6 2.2 9.8 L9.8 11.4 V5.6 Q9.8 4.6 10.8 5.2 Z
    bolt.car | solid icon eb1c
    battery.100 | line R 0.8 6.6 20 10.8 2.8; dot R 3 8.8 15.6 6.4 1.2; dot M22 10 C23.4 10.4 23.4
      13.6 22 14 Z
    battery.75 | line R 0.8 6.6 20 10.8 2.8; dot R 3 8.8 11.7 6.4 1.2; dot M22 10 C23.4 10.4 23.4
      13.6 22 14 Z
    battery.50 | line R 0.8 6.6 20 10.8 2.8; dot R 3 8.8 7.8 6.4 1.2; dot M22 10 C23.4 10.4 23.4
      13.6 22 14 Z
    battery.25 | line R 0.8 6.6 20 10.8 2.8; dot R 3 8.8 3.9 6.4 1.2; dot M22 10 C23.4 10.4 23.4
      13.6 22 14 Z
    battery.0 | line R 0.8 6.6 20 10.8 2.8; dot M22 10 C23.4 10.4 23.4 13.6 22 14 Z
    battery.100percent | = battery.100
    wifi | line M8.4 15.4 C10.4 13.6 13.6 13.6 15.6 15.4; line2 M5 12 C9 8.4 15 8.4 19 12; line3
      M1.6 8.4 C7.4 3 16.6 3 22.4 8.4; solid O 12 19 1.7
    bluetooth | solid icon e1a7
    cellularbars | solid R 1.6 15.4 3.8 5.4 0.9; solid R 7.2 11.6 3.8 9.2 0.9; solid R 12.8 7.6 3.8
      13.2 0.9; solid R 18.4 3.4 3.8 17.4 0.9
    personalhotspot | = link
    faceid | line M2.6 7.4 V5.4 Q2.6 2.6 5.4 2.6 H7.4 M16.6 2.6 H18.6 Q21.4 2.6 21.4 5.4 V7.4 M21.4
      16.6 V18.6 Q21.4 21.4 18.6 21.4 H16.6 M7.4 21.4 H5.4 Q2.6 21.4 2.6 18.6 V16.6; line M8 8.6
      V10.4 M16 8.6 V10.4 M12.4 8.6 V12.2 Q12.4 13.4 11.2 13.4 M8.2 16 C10.4 18 13.6 18 15.8 16
    touchid | solid icon e90d
    airplane | solid M12 1.4 C13 1.4 13.6 2.8 13.6 4.6 V9 L22.4 14.4 Q22.8 14.8 22.8 15.2 V16.6
      L13.6 13.8 V18.4 L16.4 20.4 V22 L12 20.8 L7.6 22 V20.4 L10.4 18.4 V13.8 L1.2 16.6 V15.2 Q1.2
      14.8 1.6 14.4 L10.4 9 V4.6 C10.4 2.8 11 1.4 12 1.4 Z
    airplane.departure | solid icon e905
    airplane.arrival | solid icon e904
    car | body icon e531
    bus | body icon e530
    tram | body icon e571
    train.side.front.car | solid icon e570
    bicycle | solid icon eb29
    scooter | solid icon eb1f
    box.truck | body icon e558
    truck.box | = box.truck
    ferry | body icon e532
    sailboat | body icon e502
    fuelpump | body icon e546
    ev.charger | body icon e56d
    parkingsign | solid text P
    rocket | solid icon eb9b
    steeringwheel | line O 12 12 9.2; line O 12 12 2.4; line M2.8 11 C7 9.6 8 10.4 9.8 11.4 M21.2 11
      C17 9.6 16 10.4 14.2 11.4 M12 14.4 V21.2
    gauge | solid icon e9e4
    speedometer | = gauge
    gauge.medium | = gauge
    delete.right | body M15.8 4.8 H4.2 Q1.6 4.8 1.6 7.4 V16.6 Q1.6 19.2 4.2 19.2 H15.8 Q16.8 19.2
      17.5 18.4 L22.2 13 Q23 12 22.2 11 L17.5 5.6 Q16.8 4.8 15.8 4.8 Z; mark M7 9 L13 15 M13 9 L7 15
    clear | body R 2.6 2.6 18.8 18.8 3; mark M8 8 L16 16 M16 8 L8 16
    airpods | line M7.6 3 C5 3 3.4 4.8 3.4 7.2 C3.4 9.4 4.8 11 7 11 V20 Q7 21.4 8.4 21.4 Q9.8 21.4
      9.8 20 V6.4 C9.8 4.2 9 3 7.6 3 Z M16.4 3 C19 3 20.6 4.8 20.6 7.2 C20.6 9.4 19.2 11 17 11 V20
      Q17 21.4 15.6 21.4 Q14.2 21.4 14.2 20 V6.4 C14.2 4.2 15 3 16.4 3 Z
    airpodspro | = airpods
    earbuds | = airpods
    scanner | body icon e329
    faxmachine | solid icon ead8
    lightswitch.on | body R 6 1.6 12 20.8 2.2; mark R 9.4 6.4 5.2 11.2 1; mark M9.6 12 H14.4
    web.camera | body O 12 9 7.4; hole O 12 9 2.8; line M8.4 16 L6.2 21.6 H17.8 L15.6 16
    pip | line M10.4 17.8 H4 Q1.4 17.8 1.4 15.2 V6.4 Q1.4 3.8 4 3.8 H18.4 Q21 3.8 21 6.4 V10.4; dot
      R 12.6 12.6 10.4 7.6 1.4
    signpost.right | body M3.2 4 H16.4 L21.4 8.4 L16.4 12.8 H3.2 Q2 12.8 2 11.6 V5.2 Q2 4 3.2 4 Z;
      line M10.4 1.2 V3.8 M10.4 13 V22.4
    road.lanes | line M7 2.6 L2 21.4 M17 2.6 L22 21.4; line M12 2.8 V6 M12 10.2 V13.6 M12 17.8 V21.4
    car.2 | = car
    rotate.3d | solid icon e84d
    bonjour | line O 12 12 2.2; line A 12 12 6.2 -50 230; line A 12 12 10 -50 230
    airpods.pro | = airpods
    airpod.right | = airpods
    beats.headphones | = headphones
    visionpro | body M2 9.6 C2 6.4 6 5.4 12 5.4 C18 5.4 22 6.4 22 9.6 V14 C22 17.4 20.4 18.6 18 18.6
      C15.4 18.6 14.4 15.4 12 15.4 C9.6 15.4 8.6 18.6 6 18.6 C3.6 18.6 2 17.4 2 14 Z
    vision.pro | = visionpro
    iphone.gen1 | = iphone
    iphone.gen2 | = iphone
    iphone.landscape | body R 1.4 6 21.2 12 2.8; hole O 19.2 12 0.9
    iphone.radiowaves.left.and.right | solid icon e62d
    apps.iphone | = iphone
    ipodtouch | = iphone
    applewatch.watchface | = applewatch
    macbook.and.iphone | = laptopcomputer
    display.2 | = display
    macwindow | body R 1.8 3.4 20.4 17.2 2.6; mark M2.2 8 H21.8; hole O 5 5.8 0.8; hole O 7.8 5.8
      0.8; hole O 10.6 5.8 0.8
    macwindow.on.rectangle | = macwindow
    menubar.rectangle | body R 1.8 3.4 20.4 17.2 2.6; hole R 1.8 6.6 20.4 1.8 0
    dock.rectangle | body R 1.8 3.4 20.4 17.2 2.6; hole R 6 15.6 12 2.4 0.8
    uiwindow.split.2x1 | body R 1.8 3.4 20.4 17.2 2.6; mark M12 3.8 V20.2
    computermouse | body M6 9 C6 4.6 8.4 2 12 2 C15.6 2 18 4.6 18 9 V15 C18 19.4 15.6 22 12 22 C8.4
      22 6 19.4 6 15 Z; mark M12 5.6 V9
    magicmouse | body M6.4 9 C6.4 4.6 8.4 2 12 2 C15.6 2 17.6 4.6 17.6 9 V15 C17.6 19.4 15.6 22 12
      22 C8.4 22 6.4 19.4 6.4 15 Z
    faxmachine.fill | = faxmachine
    wifi.router | solid icon e328
    wifi.router.fill | = wifi.router
    opticaldiscdrive | = opticaldisc
    cable.connector.horizontal | = cable.connector
    battery.100.bolt | body R 1.2 7.2 19 9.6 2.6; line M22.4 10.8 V13.2; mark M11.6 8.8 L8.6 12.4
      H12.4 L9.8 15.4
    minus.plus.batteryblock | body R 2 6.4 20 14 2; line M6 3.8 H8 M16 3.8 H18; mark M5.4 13.4 H9.4
      M14.6 13.4 H18.6 M16.6 11.4 V15.4
    capslock | solid icon e318
    flashlight.on.fill | solid icon f00b
    flashlight.off.fill | solid icon f00a
    gauge.high | = gauge
    gauge.with.needle | = gauge
    dial.low | line O 12 12 9.2; line M12 12 L7.4 16.6
    dial.high | line O 12 12 9.2; line M12 12 L16.6 16.6
    dial.max | = dial.high
    wave.3.right | line A 3.4 12 5 -50 50; line A 3.4 12 10 -50 50; line A 3.4 12 15 -50 50
    wave.3.left | line A 20.6 12 5 130 230; line A 20.6 12 10 130 230; line A 20.6 12 15 130 230
    dot.radiowaves.right | dot O 4.4 12 2; line A 4.4 12 6 -50 50; line A 4.4 12 11 -50 50; line A
      4.4 12 16 -50 50
    dot.radiowaves.up.forward | dot O 4.4 19.6 2; line A 4.4 19.6 7 -80 -10; line A 4.4 19.6 12 -80
      -10; line A 4.4 19.6 17 -80 -10
    bell.and.waves.left.and.right | = bell
    slowmo | line O 12 12 9.2; line M12 12 L12 6
    car.side | = car
    truck.pickup.side | = truck.box
    bus.doubledecker | = bus
    cablecar | = tram
    motorcycle | solid icon e9f9
    moped | solid icon eb28
    carseat.left | solid icon efed
    key.car | = key
    tire | line O 12 12 9.2; line O 12 12 4.6; line M12 2.8 V7.4 M12 16.6 V21.2 M2.8 12 H7.4 M16.6
      12 H21.2
    air.conditioner.horizontal | body R 1.8 5 20.4 9 2; mark M5 10.8 H19; line M7 17 V19.6 M12 17
      V20.6 M17 17 V19.6
    heater.vertical | body R 4.6 2.4 14.8 18.2 2; mark M8.4 6 V17 M12 6 V17 M15.6 6 V17; line M7 21
      V22.4 M17 21 V22.4
    fan.ceiling | = fan
    poweroutlet.type.a | body R 3 3 18 18 3.6; mark M9 8 V12 M15 8 V12; hole O 12 16 1.4
    """
}
